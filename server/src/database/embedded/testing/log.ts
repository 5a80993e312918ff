/** A log that records its messages. */
export function memoryLog() {
  const said: string[] = []
  const keep = (message: string) => {
    said.push(message)
  }
  return { said, info: keep, error: keep }
}
