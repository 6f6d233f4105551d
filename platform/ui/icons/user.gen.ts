// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const userIcon = 'M231 212q-24-40-66-54a72 72 0 1 0-74 0q-42 14-66 54a8 8 0 1 0 14 8 102 102 0 0 1 178 0 8 8 0 1 0 14-8M72 96a56 56 0 1 1 56 56 56 56 0 0 1-56-56'
