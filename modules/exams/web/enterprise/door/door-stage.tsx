import { Button, Input } from 'antd';
import { useState } from 'react';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import type { Expected, Verdict } from './judge.ts';
import { VerdictCard } from './verdict-card.tsx';

interface Props {
  /** Whether a list is loaded; there is none before seats are drawn. */
  isReady: boolean;
  isDrawn: boolean;
  verdict: Verdict | null;
  arrivedAt: string | undefined;
  onRead(given: string): void;
  onUndo(person: Expected): void;
}

/** The desk: what the last ticket means in large, and a field, a scanner and a camera for the next one. */
export function DoorStage({ isReady, isDrawn, verdict, arrivedAt, onRead, onUndo }: Props) {
  const [code, setCode] = useState('');
  const read = (given: string) => {
    setCode('');
    onRead(given);
  };
  return (
    <section className="min-w-0 card p-4 max-sm:p-3" aria-label="核验">
      <div role="status">
        <VerdictCard
          verdict={verdict}
          waiting={
            isReady
              ? ['请出示准考证', '名单已载入，没有网络也能核验。用扫码枪或摄像头，或输入准考证号末几位']
              : isDrawn
                ? ['先载入名单', '有网络时载入，之后断网照常核验，连上网络自动上报到场']
                : ['还没有入场名单', '抽签排座之后，在这里核验准考证']
          }
          arrivedAt={arrivedAt}
          onChoose={({ ticket }) => read(ticket)}
          onUndo={onUndo}
        />
      </div>
      {isReady && (
        <form
          className="mt-4 flex flex-wrap gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            read(code);
          }}
        >
          <Input
            className="h-20 min-w-0 flex-1 text-20 max-sm:h-14 max-sm:w-full max-sm:flex-none max-sm:text-20"
            autoFocus
            autoComplete="off"
            inputMode="numeric"
            placeholder="准考证号或末几位"
            aria-label="准考证号"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            className="h-20 px-12 text-20 max-sm:h-14 max-sm:flex-1 max-sm:text-16"
            type="primary"
            htmlType="submit"
          >
            核验
          </Button>
          <ScanButton large name="准考证号" onCode={read} />
        </form>
      )}
    </section>
  );
}
