import type { Messages } from '../message-types';

export const tips: Messages['tips'] = {
  heading: 'Did you know?',
  position: 'Tip {number} of {total}',
  pause: 'Pause tips',
  play: 'Resume tips',
  statisticsCategory: 'Statistics',
  statistics:
    'A figure of your own convinces more than an adjective: how many people, how long, how much money. Use only those you can explain in an interview.',
  technologyCategory: 'Technology',
  technology:
    'Many companies read CVs with a program before anyone looks. A PDF whose text can be selected gets read; a photo of a sheet does not.',
  contentCategory: 'Content',
  content:
    'Say first what you did and what changed because of it. The list of duties is known to whoever offers the job.',
  strategyCategory: 'Strategy',
  strategy:
    'Before sending, read the posting next to your CV: what they ask for and you have should be found without searching.',
  designCategory: 'Design',
  design:
    'Wide margins and one typeface help more than icons and skill bars, which nobody knows how to measure.',
  optimizationCategory: 'Optimization',
  optimization:
    'If the posting says “customer care” and you write “client support”, say both: people search with their own words.',
  languageCategory: 'Language',
  language:
    'State your languages on the European scale, A1 to C2: it means the same all over Europe.',
  maintenanceCategory: 'Maintenance',
  maintenance:
    'Write down what you achieve when it happens. In a year you will remember the project, not the figures.',
  structureCategory: 'Structure',
  structure:
    'The most recent comes first. Plain section titles such as “Experience” or “Education” are found sooner than original ones.',
  skillsCategory: 'Skills',
  skills:
    'A skill weighs more when it is seen in use: name it again in the job where you applied it.',
};
