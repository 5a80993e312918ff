/** A log that remembers what it was told. */
export function memoryLog() {
  const said: string[] = []
  const keep = (message: string) => {
    said.push(message)
  }
  return { said, info: keep, error: keep }
}
