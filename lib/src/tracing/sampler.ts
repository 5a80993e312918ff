import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from './settings.ts'

function rootOf({ sampler, share }: TracingSettings): Sampler {
  if (sampler.endsWith('always_off')) return new AlwaysOffSampler()
  return sampler.endsWith('ratio') ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler()
}

/**
 * Decides which traces are recorded. Spans in this process follow their local parent; a remote caller's choice is
 * ignored, since anyone can ask in a header to be recorded. A ratio is applied to the trace's id, so all processes
 * choose the same traces.
 */
export function samplerFor(settings: TracingSettings): Sampler {
  const root = rootOf(settings)
  if (!settings.sampler.startsWith('parentbased')) return root
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root })
}
