import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TalkPanel } from './talk-panel.tsx';

interface Props {
  openId: string | null;
  /** Closes the open conversation. */
  onClose(): void;
  /** Opens a resume sent here; undefined for roles that may not. */
  onResume?: (number: number) => void;
  /** The search and the conversations. */
  list: ReactNode;
  /** What the open conversation is about. */
  context: ReactNode;
  /** In place of a conversation while none is open. */
  nothing: ReactNode;
  /** The height. */
  className: string;
}

/** The conversations beside the open one and its context; on a phone one at a time, the list as long as it is. */
export const TalkColumns = ({ openId, onClose, onResume, list, context, nothing, className }: Props) => (
  <div className={clsx('card flex overflow-hidden', className, !openId && 'max-md:h-auto')}>
    <div className={clsx('flex w-full shrink-0 flex-col border-line md:w-80 md:border-r', openId && 'max-md:hidden')}>
      {list}
    </div>
    <div className={clsx('flex min-h-0 min-w-0 flex-1', !openId && 'max-md:hidden')}>
      {openId ? (
        <>
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <TalkPanel
              key={openId}
              id={openId}
              {...(onResume && { onResume })}
              before={
                <IconButton label="全部会话" size="s" className="md:hidden" onClick={onClose}>
                  <ArrowLeft size={18} aria-hidden />
                </IconButton>
              }
            />
          </div>
          {context}
        </>
      ) : (
        nothing
      )}
    </div>
  </div>
);
