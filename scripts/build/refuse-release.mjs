const heading = (version) => new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] – \\d{4}-\\d{2}-\\d{2}$`, 'm')

/** The text of a version in the changelog; undefined if it has none, or no date. */
function notesOf(changelog, version) {
  const found = heading(version).exec(changelog)
  return found && changelog.slice(found.index + found[0].length).split(/^## /m, 1)[0]
}

/**
 * Why this tree must not be released, as a sentence; undefined if it may be.
 * @param status what `git status --porcelain` prints; undefined outside a clone, such as in the image's build.
 */
export function whyNotReleased({ version, changelog, status }) {
  if (status)
    return `There are changes that are not committed: a release must be what its commit says. Commit or stash them:\n${status}`
  const notes = notesOf(changelog, version)
  if (!notes)
    return `CHANGELOG.md has no notes for ${version}: add a heading "## [${version}] – YYYY-MM-DD" with what is new.`
  const missing = ['Upgrading', 'Downgrading'].find((title) => !new RegExp(`^### ${title}\n+\\S`, 'm').test(notes))
  return missing && `CHANGELOG.md does not say what operators do: add "### ${missing}" to ${version}.`
}
