// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const userFillIcon = 'M231 220a8 8 0 0 1-7 4H32a8 8 0 0 1-7-12q24-40 66-54a72 72 0 1 1 74 0q42 14 66 54a8 8 0 0 1 0 8'
