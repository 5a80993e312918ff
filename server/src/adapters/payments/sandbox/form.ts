/** A request's parameters as sent: text, lists and groups of text. */
export type Form = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | Form

const steps = (name: string) => [...name.matchAll(/[^[\]]+/g)].map(([step]) => step)

const isList = (keys: string[]) => keys.length > 0 && keys.every((key, at) => key === String(at))

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const read = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toLists(inner)]))
  return isList(Object.keys(read)) ? Object.values(read) : read
}

/** Parses `items[0][price]=x` to `{ items: [{ price: 'x' }] }`. */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = steps(name)
    const last = path.pop() ?? name
    let group = form
    for (const step of path) {
      group[step] ??= {}
      group = group[step] as Form
    }
    group[last] = value
  }
  return toLists(form) as Form
}

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
export const numberOf = (value: FormValue | undefined): number | undefined =>
  textOf(value) === undefined ? undefined : Number(value)
export const listOf = (value: FormValue | undefined): FormValue[] => (Array.isArray(value) ? value : [])
export const groupOf = (value: FormValue | undefined): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}

/** The text entries of a group, such as metadata. */
export const textsOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groupOf(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
