import { readJobTitles } from './job-title';

/** Data, statistics and artificial intelligence. */
export const dataTitles = readJobTitles(`
[data]
data-analyst ; 3 ; analista de datos, data analyst ; data analyst ; data-analysis, sql, excel, power-bi, data-visualization, python, statistics, reporting
junior-data-analyst ; 2 ; analista de datos júnior ; junior data analyst ; data-analysis, sql, excel, power-bi, reporting, statistics
senior-data-analyst ; 4 ; analista de datos sénior ; senior data analyst ; data-analysis, sql, python, data-visualization, statistics, ab-testing, stakeholder-management
business-analyst ; 3 ; analista de negocio, business analyst, analista de procesos de negocio ; business analyst ; requirements-analysis, process-mapping, bpmn, excel, stakeholder-management, sql, user-stories
senior-business-analyst ; 4 ; analista de negocio sénior ; senior business analyst ; requirements-analysis, process-mapping, stakeholder-management, bpmn, uat, change-management
bi-analyst ; 3 ; analista de BI, analista de inteligencia de negocio, analista BI ; BI analyst, business intelligence analyst ; business-intelligence, power-bi, sql, dax, dashboards, kpis, excel
bi-developer ; 3 ; desarrolladora BI, desarrollador BI, desarrolladora Power BI, desarrollador Power BI, consultora BI, consultor BI ; BI developer, Power BI developer, business intelligence developer ; power-bi, dax, sql, data-modeling, etl, ssis, data-warehousing
data-engineer ; 4 ; ingeniera de datos, ingeniero de datos, data engineer ; data engineer ; data-engineering, python, sql, etl, apache-spark, airflow, data-warehousing, aws, data-modeling
junior-data-engineer ; 2 ; ingeniera de datos júnior, ingeniero de datos júnior ; junior data engineer ; data-engineering, sql, python, etl, git, relational-databases
senior-data-engineer ; 4 ; ingeniera de datos sénior, ingeniero de datos sénior ; senior data engineer ; data-engineering, apache-spark, data-architecture, python, databricks, airflow, apache-kafka, sql
analytics-engineer ; 4 ; ingeniera de analítica, ingeniero de analítica, analytics engineer ; analytics engineer ; dbt, sql, data-modeling, data-warehousing, git, data-quality, bigquery
data-scientist ; 4 ; científica de datos, científico de datos, data scientist ; data scientist ; data-science, python, machine-learning, statistics, sql, pandas, scikit-learn, data-visualization
junior-data-scientist ; 2 ; científica de datos júnior, científico de datos júnior ; junior data scientist ; data-science, python, machine-learning, statistics, sql, pandas
senior-data-scientist ; 4 ; científica de datos sénior, científico de datos sénior ; senior data scientist, lead data scientist ; data-science, machine-learning, python, deep-learning, mlops, statistics, stakeholder-management
machine-learning-engineer ; 4 ; ingeniera de machine learning, ingeniero de machine learning, ingeniera de aprendizaje automático, ingeniero de aprendizaje automático, ingeniera ML, ingeniero ML ; machine learning engineer, ML engineer ; machine-learning, python, mlops, pytorch, tensorflow, docker, feature-engineering
ai-engineer ; 4 ; ingeniera de inteligencia artificial, ingeniero de inteligencia artificial, desarrolladora de IA, desarrollador de IA ; AI engineer, artificial intelligence engineer, AI developer ; artificial-intelligence, large-language-models, python, rag, langchain, prompt-engineering, machine-learning
prompt-engineer ; 3 ; ingeniera de prompts, ingeniero de prompts ; prompt engineer ; prompt-engineering, large-language-models, generative-ai, chatgpt, python
mlops-engineer ; 4 ; ingeniera MLOps, ingeniero MLOps ; MLOps engineer ; mlops, docker, kubernetes, python, mlflow, ci-cd, machine-learning
computer-vision-engineer ; 4 ; ingeniera de visión artificial, ingeniero de visión artificial ; computer vision engineer ; computer-vision, opencv, python, deep-learning, pytorch, cpp
nlp-engineer ; 4 ; ingeniera de procesamiento del lenguaje natural, ingeniero de procesamiento del lenguaje natural, lingüista computacional ; NLP engineer, computational linguist ; natural-language-processing, python, large-language-models, machine-learning, spacy
ai-researcher ; 4 ; investigadora en inteligencia artificial, investigador en inteligencia artificial ; AI researcher, machine learning researcher ; deep-learning, machine-learning, pytorch, academic-research, python, academic-writing
statistician ; 3 ; estadística, estadístico, estadígrafa, estadígrafo, bioestadística, bioestadístico ; statistician, biostatistician ; statistics, r-language, sas, sampling-statistics, design-of-experiments, regression-analysis, spss
quantitative-analyst ; 3 ; analista cuantitativa, analista cuantitativo, quant ; quantitative analyst, quant ; mathematical-modeling, python, statistics, time-series, financial-modelling, cpp
actuary ; 3 ; actuaria, actuario ; actuary, actuarial analyst ; actuarial-modeling, statistics, excel, r-language, insurance, risk-management
data-architect ; 5 ; arquitecta de datos, arquitecto de datos ; data architect ; data-architecture, data-modeling, data-warehousing, data-governance, sql, big-data
data-governance-analyst ; 4 ; analista de gobierno del dato, data steward ; data governance analyst, data steward, data quality analyst ; data-governance, data-quality, master-data-management, collibra, sql
head-of-data ; 5 ; responsable de datos, jefa de analítica, jefe de analítica, responsable de BI ; head of data, analytics manager, BI manager, data manager ; business-intelligence, data-governance, leadership, kpis, stakeholder-management, data-analysis
chief-data-officer ; 6 ; directora de datos, director de datos, CDO ; chief data officer, director of data ; data-governance, leadership, strategic-planning, data-architecture, business-intelligence
web-analyst ; 3 ; analista web, analista digital, especialista en analítica web ; web analyst, digital analyst ; google-analytics, google-tag-manager, data-analysis, looker-studio, ab-testing, sql
reporting-analyst ; 3 ; analista de reporting, técnica de reporting, técnico de reporting ; reporting analyst, MIS analyst ; reporting, excel, power-query, sql, kpis, dashboards
data-entry-clerk ; 2 ; grabadora de datos, grabador de datos, digitadora, digitador, capturista de datos, data entry ; data entry clerk, data entry operator, keyboard clerk ; data-entry, excel, typing, attention-to-detail, records-management
data-annotator ; 2 ; etiquetadora de datos, etiquetador de datos, anotadora de datos, anotador de datos ; data annotator, data labeller, data labeler ; data-annotation, attention-to-detail, data-entry, data-quality, artificial-intelligence
gis-analyst ; 3 ; analista SIG, técnica SIG, técnico SIG, especialista en SIG ; GIS analyst, GIS technician, GIS specialist ; gis, arcgis, qgis, cartography, postgis, remote-sensing
product-analyst ; 3 ; analista de producto ; product analyst ; data-analysis, sql, ab-testing, product-strategy, dashboards, python
operations-research-analyst ; 3 ; analista de operaciones, investigadora operativa, investigador operativo ; operations research analyst, operations analyst ; operations-research, excel, data-analysis, sql, forecasting, business-process-improvement
`);
