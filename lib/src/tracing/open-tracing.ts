import type { TracingSettings } from './settings.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** Starts tracing where the settings ask for it. The libraries for it are loaded only then. */
export async function openTracing(
  settings: TracingSettings | undefined,
  options: TracingOptions,
): Promise<Tracing | undefined> {
  if (!settings) return undefined
  const { startTracing } = await import('./start-tracing.lazy.ts')
  return startTracing(settings, options)
}
