import * as z from 'zod'

/** The switches of what is counted, as the environment names them. */
export const analyticsVariables = {
  ANALYTICS: z.enum(['database', 'posthog', 'none']).default('database'),
  POSTHOG_HOST: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  POSTHOG_KEY: z.string().min(1).optional(),
}
const AnalyticsEnvironment = z.object(analyticsVariables)

export type AnalyticsConfig = { kind: 'database' } | { kind: 'none' } | { kind: 'posthog'; host: string; key: string }

const half = (message: string) => ({ kind: 'half' as const, message })

/** What the switches choose, or the sentence that names the one that is missing. */
export function analyticsConfig(
  env: z.output<typeof AnalyticsEnvironment>,
): AnalyticsConfig | { kind: 'half'; message: string } {
  const { ANALYTICS: kind, POSTHOG_HOST: host, POSTHOG_KEY: key } = env
  if (kind !== 'posthog') {
    const idle = (['POSTHOG_HOST', 'POSTHOG_KEY'] as const).find((name) => env[name])
    return idle ? half(`${idle} is for ANALYTICS=posthog; set it, or unset ${idle}.`) : { kind }
  }
  if (!host) return half('ANALYTICS=posthog needs POSTHOG_HOST, such as https://eu.i.posthog.com.')
  if (!key) return half('ANALYTICS=posthog needs POSTHOG_KEY, the key of the project that counts.')
  return { kind, host, key }
}
