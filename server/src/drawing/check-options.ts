import type { AvatarConfig } from '@glimmer/contract'
import type { LoadedStyle, OptionField } from './styles.ts'

type Value = AvatarConfig['options'][string]

/** Options that only the server may set, or that would put text into the drawing. */
const reserved = ['seed', 'size', 'idRandomization', 'title', 'fontFamily', 'fontWeight', 'tags']
const hexColour = /^#?[0-9a-f]{6}$/i

const isOneOf = (values: readonly string[], value: Value) =>
  [value].flat().every((one) => typeof one === 'string' && values.includes(one))

const isColour = (value: Value) => [value].flat().every((one) => typeof one === 'string' && hexColour.test(one))

const isWithin = ({ min, max }: { min?: number; max?: number }, value: Value) =>
  typeof value === 'number' && value >= (min ?? -1000) && value <= (max ?? 1000)

/** Describes what is wrong with a value; undefined if it is valid. */
function problemWith(field: OptionField | undefined, value: Value): string | undefined {
  switch (field?.type) {
    case 'enum':
      if (Array.isArray(value) && !field.list) return 'Give one value.'
      return isOneOf(field.values, value) ? undefined : 'This style has no such variant.'
    case 'color':
      return isColour(value) ? undefined : 'Give a colour as six hex digits.'
    case 'number':
    case 'range':
      return isWithin(field, value) ? undefined : `Give a number from ${field.min ?? -1000} to ${field.max ?? 1000}.`
    default:
      return 'This style has no such option.'
  }
}

/**
 * Validates a configuration's options, and returns an error for each that is wrong. The library itself accepts unknown
 * variants.
 */
export const checkOptions = ({ options: fields }: LoadedStyle, { options }: AvatarConfig) =>
  Object.entries(options).flatMap(([name, value]) => {
    const field = reserved.includes(name) || !Object.hasOwn(fields, name) ? undefined : fields[name]
    const message = problemWith(field, value)
    return message ? [{ path: name, message }] : []
  })
