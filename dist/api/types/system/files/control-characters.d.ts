/** Text as one harmless line (I8), also without marks of writing direction, which disguise a text as another. */
export declare function withoutControls(text: string): string;
