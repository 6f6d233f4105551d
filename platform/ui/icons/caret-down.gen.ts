// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const caretDownIcon = 'm214 102-80 80a8 8 0 0 1-12 0l-80-80a8 8 0 0 1 12-12l74 75 74-75a8 8 0 0 1 12 12'
