import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Where systems install Chromium or Chrome. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Chromium heeds the last list of features to disable, so these first are Playwright's own. The others would start a
 * second page for the browser's own window, and one in reserve, for every journey: a tenth of its processor time.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIReloadButton',
]

/** Allow Chromium to run on a machine without network or graphics; only loopback is ever requested. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
]

/** The Chromium at CHROMIUM_PATH, the one Playwright has downloaded, or the system's; undefined if there is none. */
export function findChromium(): string | undefined {
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths]
  return paths.find((path) => path && existsSync(path))
}

/** Debian's Chromium without windows, which needs three quarters of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [...launchArguments, '--autoplay-policy=user-gesture-required'],
})

/** The browser of journeys. */
export const journeyBrowser = () =>
  launchOptions(process.env.CHROMIUM_PATH || !existsSync(headlessShell) ? findChromium() : headlessShell)

/** The browser of journeys with what only a whole one has: notifications, and installing the app. */
export const wholeBrowser = () => launchOptions(findChromium())

type Command = readonly [program: string, ...args: string[]]

const fetchOwn: Command = [
  process.execPath,
  fileURLToPath(import.meta.resolve('@playwright/test/cli')),
  ...['install', '--no-shell', 'chromium'],
]
const installDebian: readonly Command[] = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell'],
]

/**
 * How to install a Chromium, in the order to try: as root on Debian its packages, which include the libraries that
 * Playwright's own would lack there; otherwise Playwright's own. Never asks for a password.
 */
export const waysToInstall = ({ isRoot, hasApt }: { isRoot: boolean; hasApt: boolean }): (readonly Command[])[] =>
  isRoot && hasApt ? [installDebian, [fetchOwn]] : [[fetchOwn]]

/**
 * The path of a Chromium, which is installed if there is none. If that fails, throws a sentence that says what to do.
 */
export function ensureChromium(): string {
  const path = findChromium()
  if (path) return path
  for (const way of waysToInstall({ isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') })) {
    for (const [program, ...args] of way)
      spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'There is no Chromium here, and none could be fetched. Please install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  )
}
