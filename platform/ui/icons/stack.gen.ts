// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const stackIcon = 'M231 172a8 8 0 0 1-3 11l-96 56a8 8 0 0 1-8 0l-96-56a8 8 0 0 1 8-14l92 54 92-54a8 8 0 0 1 11 3m-11-51-92 54-92-54a8 8 0 0 0-8 14l96 56a8 8 0 0 0 8 0l96-56a8 8 0 1 0-8-14M24 80a8 8 0 0 1 4-7l96-56a8 8 0 0 1 8 0l96 56a8 8 0 0 1 0 14l-96 56a8 8 0 0 1-8 0L28 87a8 8 0 0 1-4-7m24 0 80 47 80-47-80-47Z'
