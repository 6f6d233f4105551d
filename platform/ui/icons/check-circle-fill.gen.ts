// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const checkCircleFillIcon = 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m46 86-56 56a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 12'
