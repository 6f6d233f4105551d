// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const checkCircleIcon = 'M174 98a8 8 0 0 1 0 12l-56 56a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 0m58 30A104 104 0 1 1 128 24a104 104 0 0 1 104 104m-16 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88'
