/** Whether a node is an element. Elements that another document has made are instances of another constructor. */
export const isElement = (node: unknown): node is Element => (node as Partial<Node> | null | undefined)?.nodeType === 1;
