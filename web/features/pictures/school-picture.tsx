import { schoolPicture, schoolPictureUrl } from '#contract/site/school-picture.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { Drawing } from './drawing.tsx';

interface Props {
  company: { id: string; name: string; type: string; cityCode: string; cityName: string; coverUrl?: string | null };
  className?: string;
}

/** A school's wide picture: its photograph, or the drawing of its city and kind that no other school has. */
export function SchoolPicture({ company, className = '' }: Props) {
  if (company.coverUrl)
    return <SafeImage src={company.coverUrl} alt={`${company.name}的环境`} lazy={false} className={className} />;
  const picture = schoolPicture(company);
  return (
    <Drawing
      light={schoolPictureUrl(picture)}
      dark={schoolPictureUrl(picture, true)}
      className={className}
      label={`${company.cityName}的景物与校舍（绘图）`}
    />
  );
}
