import { CityPanel } from '#web/features/city/city-panel.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** All cities in a sheet. Import it lazily. */
export function CitySheet({ city, onClose }: { city: string | null; onClose(): void }) {
  return (
    <Sheet title="选择城市" onClose={onClose}>
      <div className="m-cities">
        <CityPanel city={city} />
      </div>
    </Sheet>
  );
}
