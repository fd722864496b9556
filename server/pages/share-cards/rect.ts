const short = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;
