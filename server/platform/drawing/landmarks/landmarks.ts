import type { Palette } from '../palette.ts';
import {
  arcade,
  archway,
  earthRing,
  hillPalace,
  moonGate,
  pavilion,
  steppedGables,
  stiltHouses,
  yurts,
} from './halls.ts';
import {
  brickPagoda,
  dome,
  gate,
  latticeTower,
  pagoda,
  roundHall,
  skyline,
  sphereTower,
  twinTowers,
} from './towers.ts';
import {
  archBridge,
  bowBridge,
  cableBridge,
  karst,
  lighthouse,
  longWall,
  peaks,
  pier,
  roofedBridge,
  waterWheel,
  wheel,
} from './waters.ts';

/** A landmark stands on y = 0 around x = 0, at most 220 wide and 200 high. */
export type Landmark = (p: Palette) => string;

const slimPagoda: Landmark = (p) => pagoda(p, 5, 74);
const broadTower: Landmark = (p) => pagoda(p, 3, 132, 26);

type Pair = readonly [Landmark, Landmark];

/** What stands for a city that is known by more than its province. */
const ofCities: Readonly<Record<string, Pair>> = {
  '3301': [slimPagoda, archBridge],
  '3302': [cableBridge, lighthouse],
  '3303': [roofedBridge, lighthouse],
  '3306': [archBridge, pavilion],
  '3205': [moonGate, slimPagoda],
  '3201': [gate, cableBridge],
  '3202': [pavilion, archBridge],
  '3210': [pavilion, archBridge],
  '4401': [latticeTower, arcade],
  '4403': [skyline, cableBridge],
  '4404': [lighthouse, cableBridge],
  '4406': [pavilion, arcade],
  '4419': [skyline, arcade],
  '5101': [roofedBridge, pavilion],
  '4201': [broadTower, cableBridge],
  '6101': [brickPagoda, gate],
  '4301': [pavilion, broadTower],
  '4101': [twinTowers, gate],
  '4103': [gate, pagodaOf(7)],
  '3702': [pier, lighthouse],
  '3701': [pavilion, archBridge],
  '3401': [steppedGables, pavilion],
  '3501': [steppedGables, slimPagoda],
  '3502': [lighthouse, arcade],
  '3505': [twinTowers, archBridge],
  '3508': [earthRing, pavilion],
  '2101': [gate, pavilion],
  '2102': [cableBridge, lighthouse],
  '2301': [dome, bowBridge],
  '5301': [archway, peaks],
  '4503': [karst, archBridge],
  '3601': [broadTower, archBridge],
  '1301': [archBridge, longWall],
  '1401': [twinTowers, gate],
  '5201': [pavilion, archBridge],
  '4601': [arcade, lighthouse],
  '6201': [bowBridge, waterWheel],
};

const ofProvinces: Readonly<Record<string, Pair>> = {
  '11': [roundHall, gate],
  '12': [wheel, cableBridge],
  '13': [longWall, archBridge],
  '14': [twinTowers, brickPagoda],
  '15': [yurts, peaks],
  '21': [gate, lighthouse],
  '22': [dome, peaks],
  '23': [dome, bowBridge],
  '31': [sphereTower, skyline],
  '32': [moonGate, archBridge],
  '33': [archBridge, slimPagoda],
  '34': [steppedGables, archBridge],
  '35': [earthRing, roofedBridge],
  '36': [broadTower, karst],
  '37': [pier, pavilion],
  '41': [pagodaOf(7), gate],
  '42': [broadTower, cableBridge],
  '43': [stiltHouses, pavilion],
  '44': [arcade, latticeTower],
  '45': [karst, stiltHouses],
  '46': [lighthouse, arcade],
  '50': [stiltHouses, cableBridge],
  '51': [pavilion, roofedBridge],
  '52': [stiltHouses, roofedBridge],
  '53': [archway, peaks],
  '54': [hillPalace, peaks],
  '61': [brickPagoda, gate],
  '62': [waterWheel, bowBridge],
  '63': [peaks, pavilion],
  '64': [yurts, waterWheel],
  '65': [dome, peaks],
};

function pagodaOf(storeys: number): Landmark {
  return (p) => pagoda(p, storeys, 66, 13);
}

/** The two landmarks of a city, those of its province where it has none of its own. */
export const landmarksOf = (cityCode: string): Pair =>
  ofCities[cityCode.slice(0, 4)] ?? ofProvinces[cityCode.slice(0, 2)] ?? [pavilion, archBridge];
