/** The error of a form as a whole. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="text-14 text-err-ink">
      {text}
    </p>
  );
}
