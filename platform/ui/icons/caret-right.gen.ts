// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const caretRightIcon = 'm182 134-80 80a8 8 0 0 1-12-12l75-74-75-74a8 8 0 0 1 12-12l80 80a8 8 0 0 1 0 12'
