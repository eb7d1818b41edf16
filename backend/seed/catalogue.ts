import { categories } from './categories.ts';
import { artsCourses } from './courses/arts.ts';
import { artsMediaCourses } from './courses/arts-media.ts';
import { artsStageCourses } from './courses/arts-stage.ts';
import { computingCourses } from './courses/computing.ts';
import { computingAiCourses } from './courses/computing-ai.ts';
import { computingSystemsCourses } from './courses/computing-systems.ts';
import { designCourses } from './courses/design.ts';
import { designHeritageCourses } from './courses/design-heritage.ts';
import { engineeringCourses } from './courses/engineering.ts';
import { engineeringEnergyCourses } from './courses/engineering-energy.ts';
import { engineeringMachinesCourses } from './courses/engineering-machines.ts';
import { healthCourses } from './courses/health.ts';
import { healthEvidenceCourses } from './courses/health-evidence.ts';
import { humanitiesCourses } from './courses/humanities.ts';
import { humanitiesAntiquityCourses } from './courses/humanities-antiquity.ts';
import { humanitiesLanguagesCourses } from './courses/humanities-languages.ts';
import { musicCourses } from './courses/music.ts';
import { musicHistoryCourses } from './courses/music-history.ts';
import { musicPracticeCourses } from './courses/music-practice.ts';
import { scienceCourses } from './courses/science.ts';
import { scienceLifeCourses } from './courses/science-life.ts';
import { sciencePhysicsCourses } from './courses/science-physics.ts';
import { societyCourses } from './courses/society.ts';
import { societyEconomicsCourses } from './courses/society-economics.ts';
import { societyEducationCourses } from './courses/society-education.ts';
import { faqs } from './faq.ts';
import { institutions } from './institutions.ts';
import { iscedFields } from './isced.ts';
import { artsSeries } from './series/arts.ts';
import { humanitiesSeries } from './series/humanities.ts';
import { stemSeries } from './series/stem.ts';
import { targets } from './targets.ts';
import { texts } from './texts.ts';

/** The catalogue written for this project. Course ids follow this order, so add new courses only at the end. */
export const catalogue = {
  institutions,
  categories,
  targets,
  iscedFields,
  faqs,
  texts,
  courses: [
    ...scienceCourses,
    ...scienceLifeCourses,
    ...sciencePhysicsCourses,
    ...computingCourses,
    ...computingAiCourses,
    ...computingSystemsCourses,
    ...engineeringCourses,
    ...engineeringEnergyCourses,
    ...engineeringMachinesCourses,
    ...humanitiesCourses,
    ...humanitiesAntiquityCourses,
    ...humanitiesLanguagesCourses,
    ...societyCourses,
    ...societyEconomicsCourses,
    ...societyEducationCourses,
    ...healthCourses,
    ...healthEvidenceCourses,
    ...artsCourses,
    ...artsMediaCourses,
    ...artsStageCourses,
    ...musicCourses,
    ...musicHistoryCourses,
    ...musicPracticeCourses,
    ...designCourses,
    ...designHeritageCourses,
  ],
  series: [...stemSeries, ...humanitiesSeries, ...artsSeries],
};

/** Everything that the loader stores in an empty database. */
export type Catalogue = typeof catalogue;
