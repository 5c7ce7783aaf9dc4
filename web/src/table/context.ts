import { createContext, type Provider, useContext } from 'react'

/** A context that must be provided, as its provider and its hook. `name`: for the error of a missing provider. */
export function requiredContext<T>(name: string): readonly [Provider<T | null>, () => T] {
  const context = createContext<T | null>(null)
  const use = (): T => {
    const value = useContext(context)
    if (!value) throw new Error(`There is no ${name} around this part of the table.`)
    return value
  }
  return [context.Provider, use]
}
