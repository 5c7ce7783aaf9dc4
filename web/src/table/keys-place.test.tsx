// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { done, type KeyMap, useEveryKey, useKeys } from './keys.ts'

const MAP = {
  space: { keys: [' '], label: 'Space', does: null },
  x: { keys: ['x'], label: 'X', does: null },
} satisfies KeyMap

let root: Root
let pressed: string[]
const page = document.body.appendChild(document.createElement('div'))

function Keys({ of, level }: { of: string; level: 'playback' | 'table' | 'around' }) {
  useKeys(MAP, { space: () => done(() => pressed.push(`${of} space`)), x: () => done(() => pressed.push(of)) }, level)
  return null
}

function Dialog() {
  const ref = useRef<HTMLButtonElement>(null)
  useKeys(MAP, { space: () => false, x: () => done(() => pressed.push('dialog')) }, 'around', ref)
  return (
    <dialog open>
      <button ref={ref} type="button" />
      <input />
    </dialog>
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  pressed = []
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const press = (key: string, on: string): void => {
  const element = document.querySelector<HTMLElement>(on)
  element?.focus()
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

it('gives a key to the table before what is around it', () => {
  act(() =>
    root.render(
      <>
        <Keys of="room" level="around" />
        <Keys of="table" level="table" />
        <button type="button" />
      </>,
    ),
  )
  press('x', 'button')
  expect(pressed).toEqual(['table'])
})

it('leaves Space to a focused button, except during a playback', () => {
  const table = <Keys of="table" level="table" />
  act(() => root.render([table, <button key="b" type="button" />]))
  press(' ', 'button')
  expect(pressed).toEqual([])
  act(() => root.render([table, <Keys key="p" of="playback" level="playback" />, <button key="b" type="button" />]))
  press(' ', 'button')
  expect(pressed).toEqual(['playback space'])
})

it('keeps the keys of an open dialog inside it, also when the focus is lost, and those of a field in the field', () => {
  act(() => root.render([<Keys key="t" of="table" level="table" />, <Dialog key="d" />]))
  press('x', 'dialog button')
  press('x', 'dialog input')
  press('x', 'body')
  expect(pressed).toEqual(['dialog', 'dialog'])
  act(() => root.render(<Keys key="t" of="table" level="table" />))
  press('x', 'body')
  expect(pressed).toEqual(['dialog', 'dialog', 'table'])
})

it('tells of every key, and of none when no part of the page listens', () => {
  const heard: string[] = []
  const Watch = ({ on }: { on: boolean }) => {
    useEveryKey(on ? ({ key }) => heard.push(key) : null)
    return <input />
  }
  act(() => root.render(<Watch on />))
  press('q', 'input')
  act(() => root.render(<Watch on={false} />))
  press('q', 'input')
  expect(heard).toEqual(['q'])
})
