import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant, as `timestamptz`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
