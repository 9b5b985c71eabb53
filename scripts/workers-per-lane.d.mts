export function workersPerLane(cores?: number): number;
export function workersAlone(cores?: number): number;
