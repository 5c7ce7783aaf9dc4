export function figuresIn(output: string): readonly number[]
