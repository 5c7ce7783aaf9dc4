import { tablePath } from '@holdout/protocol/pages'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { codeIn } from './table-code.ts'

/** A form that joins an online table by its code or link. */
export function useJoinCode(): {
  readonly code: string
  setCode(code: string): void
  submit(event: FormEvent): void
} {
  const [code, setCode] = useState('')
  const [, go] = useLocation()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const id = codeIn(code)
    if (id !== '') go(tablePath(id))
  }
  return { code, setCode, submit }
}
