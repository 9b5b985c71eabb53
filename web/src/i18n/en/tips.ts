import type { Messages } from '../message-types';

export const tips: Messages['tips'] = {
  heading: 'Did you know?',
  position: 'Tip {number} of {total}',
  pause: 'Pause tips',
  play: 'Play tips',
  statisticsCategory: 'Statistics',
  statistics:
    'A number of your own convinces more than an adjective: how many people, how long, how much money. Only use those you can explain in an interview.',
  technologyCategory: 'Technology',
  technology:
    'Many companies read CVs with software before anyone looks. It can read a PDF whose text you can select, but not a photo of a page.',
  contentCategory: 'Content',
  content:
    'Start with what you did and what changed because of it. Employers already know the duties.',
  strategyCategory: 'Strategy',
  strategy:
    'Before you send it, read the job description next to your CV. What they ask for and you have should be easy to find.',
  designCategory: 'Design',
  design:
    'Wide margins and one typeface help more than icons and skill bars, which nobody knows how to measure.',
  optimizationCategory: 'Optimization',
  optimization:
    'If the job says “customer care” and you write “client support”, say both. People search with their own words.',
  languageCategory: 'Language',
  language:
    'Give your languages on the European scale, A1 to C2. It means the same all over Europe.',
  maintenanceCategory: 'Maintenance',
  maintenance:
    'Write down what you achieve when it happens. In a year you’ll remember the project, not the numbers.',
  structureCategory: 'Structure',
  structure:
    'Put the most recent first. Plain section titles such as “Experience” or “Education” are easier to find than original ones.',
  skillsCategory: 'Skills',
  skills:
    'A skill counts for more when you show it in use. Name it again in the job where you applied it.',
};
