// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const caretUpDownIcon = 'M182 170a8 8 0 0 1 0 12l-48 48a8 8 0 0 1-12 0l-48-48a8 8 0 0 1 12-12l42 43 42-43a8 8 0 0 1 12 0M86 86l42-43 42 43a8 8 0 0 0 12-12l-48-48a8 8 0 0 0-12 0L74 74a8 8 0 0 0 12 12'
