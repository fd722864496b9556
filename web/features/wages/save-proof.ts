interface Proof {
  name: string;
  sha256: string;
  base64: string;
}

/** Hands a proof to the browser's downloads. */
export function saveProof({ name, base64 }: Proof): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
