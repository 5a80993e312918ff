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
 * Who decides which traces are kept. What is under way here decides for what it begins; a caller from outside does not,
 * since anybody can ask in a header to be recorded. A share goes by the trace's id, so all processes choose the same.
 */
export function samplerFor(settings: TracingSettings): Sampler {
  const root = rootOf(settings)
  if (!settings.sampler.startsWith('parentbased')) return root
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root })
}
