import { FromServer } from '@holdout/protocol'
import { readFromServer } from '@holdout/protocol/parse'

/** Parses a server message with the protocol's schema; fails also on a field that the schema does not describe. */
export function checkedMessage(text: string): FromServer {
  const message = readFromServer(text)
  if (message === null) throw new Error(`The protocol does not describe this message: ${text.slice(0, 200)}`)
  const schema = FromServer.anyOf.find(({ properties }) => properties.type.const === message.type) as unknown as Shape
  const fields = undescribed(schema, message, message.type)
  if (fields.length > 0) throw new Error(`The protocol does not describe these fields: ${fields.join(', ')}`)
  return message
}

/** The parts of a JSON schema that describe fields. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

function undescribed(shape: Shape, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (shape.anyOf) {
    const tries = shape.anyOf.filter(isObjectOrList).map(one => undescribed(one, value, path))
    return tries.find(({ length }) => length === 0) ?? tries[0] ?? []
  }
  if (Array.isArray(value)) return shape.items ? value.flatMap(one => undescribed(shape.items as Shape, one, path)) : []
  const { properties, patternProperties } = shape
  const any = patternProperties && Object.values(patternProperties)[0]
  if (any) return Object.entries(value).flatMap(([field, one]) => undescribed(any, one, `${path}.${field}`))
  if (!properties || isOwnData(properties)) return []
  return Object.entries(value).flatMap(([field, one]) =>
    properties[field] ? undescribed(properties[field], one, `${path}.${field}`) : [`${path}.${field}`],
  )
}

function isObjectOrList({ properties, patternProperties, items }: Shape): boolean {
  return properties !== undefined || patternProperties !== undefined || items !== undefined
}

/** Moves and events are the game's own data: beside the name in `move` or `event` they have other fields. */
function isOwnData({ move, event }: Readonly<Record<string, Shape>>): boolean {
  return (move ?? event)?.properties === undefined && (move ?? event) !== undefined
}
