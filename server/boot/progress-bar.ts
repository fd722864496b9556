const WIDTH = 28;

/** A progress bar on a terminal; elsewhere one line per stage. */
export function progressBar(out: NodeJS.WriteStream): {
  show(stage: string, done: number, total: number): void;
  end(): void;
} {
  let last = '';
  return {
    show: (stage, done, total) => {
      if (!out.isTTY) {
        if (stage !== last) out.write(`  ${stage}……\n`);
        last = stage;
        return;
      }
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const filled = Math.round(share * WIDTH);
      out.write(`\r\u001b[K  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.round(share * 100)}%  ${stage}`);
    },
    end: () => void out.write(out.isTTY ? '\r\u001b[K' : ''),
  };
}
