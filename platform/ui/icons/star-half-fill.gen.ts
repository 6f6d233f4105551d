// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const starHalfFillIcon = 'M239 97a16 16 0 0 0-14-11l-59-5-23-55a16 16 0 0 0-30 0L90 81l-59 5a16 16 0 0 0-9 29l45 39-14 58a16 16 0 0 0 25 18l50-32 51 32a16 16 0 0 0 24-18l-14-58 45-39a16 16 0 0 0 5-18m-15 6-49 42a8 8 0 0 0-2 8l14 62v1l-55-34-4-1V32l25 60a8 8 0 0 0 7 5l64 5z'
