// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const caretLeftIcon = 'M166 202a8 8 0 0 1-12 12l-80-80a8 8 0 0 1 0-12l80-80a8 8 0 0 1 12 12l-75 74Z'
