/** A line that passes every rule but makes no sense, and a better one. */
export const withoutSense = {
  refused: "When someone asks how it went, I'll think of the hands behind my coat.",
  instead: "When someone asks how it went, I'll say as much as I want to.",
} as const
