// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const caretUpIcon = 'M214 166a8 8 0 0 1-12 0l-74-75-74 75a8 8 0 0 1-12-12l80-80a8 8 0 0 1 12 0l80 80a8 8 0 0 1 0 12'
