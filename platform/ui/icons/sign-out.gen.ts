// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const signOutIcon = 'M120 216a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16H56v160h56a8 8 0 0 1 8 8m110-94-40-40a8 8 0 0 0-12 12l27 26h-93a8 8 0 0 0 0 16h93l-27 26a8 8 0 0 0 12 12l40-40a8 8 0 0 0 0-12'
