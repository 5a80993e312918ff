import { httpUrl } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import { collectErrors, type EnvironmentOf, refuseUnused, required, secret } from './setting.ts'

/** Analytics settings, by environment variable. */
export const analyticsVariables = {
  ANALYTICS: z.enum(['database', 'posthog', 'none']).default('database'),
  POSTHOG_HOST: httpUrl.optional(),
  POSTHOG_KEY: secret(z.string().min(1)),
}

type AnalyticsConfig = { kind: 'database' } | { kind: 'none' } | { kind: 'posthog'; host: string; key: string }

/** Reads where events are sent. Throws ConfigError. */
export function analyticsConfig(env: EnvironmentOf<typeof analyticsVariables>): AnalyticsConfig {
  const { ANALYTICS: kind, POSTHOG_HOST: host, POSTHOG_KEY: key } = env
  if (kind === 'posthog')
    return {
      kind,
      ...collectErrors({
        host: () => required(host, 'ANALYTICS=posthog needs POSTHOG_HOST, such as https://eu.i.posthog.com.'),
        key: () => required(key, 'ANALYTICS=posthog needs POSTHOG_KEY, the key of your PostHog project.'),
      }),
    }
  refuseUnused(env, ['POSTHOG_HOST', 'POSTHOG_KEY'], 'ANALYTICS=posthog')
  return { kind }
}
