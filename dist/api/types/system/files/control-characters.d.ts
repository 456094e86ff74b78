/**
 * A text as one harmless line (I8): no escape sequences, no control characters, no line ends, and no marks that turn the
 * direction of writing, behind which a text can look like another one.
 */
export declare function withoutControls(text: string): string;
