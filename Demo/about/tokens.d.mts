/** The parts of code in their order; each has its text, and the kind of a token. */
export function tokensOf(code: string, language: string): { text: string; kind?: string }[];
