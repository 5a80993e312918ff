import * as z from 'zod'

/** A timestamp and a day as PostgreSQL writes them into JSON. */
export const instant = z.iso.datetime({ offset: true })
export const day = z.iso.date()
