import Type, { type Static, type TSchema } from 'typebox'

/** The type of the messages that a schema describes. Messages are never changed, so everything in them is readonly. */
export type Data<T extends TSchema> = Fixed<Static<T>>

type Fixed<T> = T extends readonly (infer U)[]
  ? readonly Fixed<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T

export const Text = Type.String()

/** Text of which this version knows these values. A newer server may send others. */
export function Known<T extends string>(..._values: readonly T[]) {
  return Type.Unsafe<T>(Type.String())
}

export function OrNull<T extends TSchema>(type: T, options: { readonly description?: string } = {}) {
  return Type.Union([type, Type.Null()], options)
}

export function OneOf<const T extends string>(...values: readonly T[]) {
  return Type.Unsafe<T>(Type.Union(values.map(value => Type.Literal(value))))
}
