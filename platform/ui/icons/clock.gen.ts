// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const clockIcon = 'M232 137A104 104 0 1 1 119 24a8 8 0 0 1 2 16 88 88 0 1 0 95 95 8 8 0 0 1 16 2M120 72v56a8 8 0 0 0 8 8h56a8 8 0 0 0 0-16h-48V72a8 8 0 0 0-16 0m40-24a12 12 0 1 0-12-12 12 12 0 0 0 12 12m36 24a12 12 0 1 0-12-12 12 12 0 0 0 12 12m24 36a12 12 0 1 0-12-12 12 12 0 0 0 12 12'
