/** A text as one harmless line (I8): no escape sequences, no control characters, no line ends. */
export function oneLine(text: string): string {
  return text
    .replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
}
