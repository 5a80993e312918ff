import type { TracingSettings } from './settings.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** Starts tracing if the settings ask for it. Its libraries are loaded only then. */
export async function openTracing(
  settings: TracingSettings | undefined,
  options: TracingOptions,
): Promise<Tracing | undefined> {
  if (!settings) return undefined
  const { startTracing } = await import('./start-tracing.ts')
  return startTracing(settings, options)
}
