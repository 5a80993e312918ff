import { emailKey } from '@glimmer/contract/email-address'
import type { Config } from '#config/config.ts'

/** Whether a proven address is one of OPERATORS. */
export const isOperator = ({ operators }: Pick<Config, 'operators'>, email: string): boolean =>
  operators.some((operator) => emailKey(operator) === emailKey(email))
