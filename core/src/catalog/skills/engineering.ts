import { readSkills } from './skill';

export const engineeringSkills = readSkills(`
[cad-and-simulation]
cad ; h ; CAD, diseño asistido por ordenador, diseño asistido por computadora, dibujo CAD, delineación CAD, software CAD, CAD/CAM ; CAD, computer-aided design, CAD drafting, CAD drawing, CAD software, CAD/CAM, CAD design ; autocad, solidworks, technical-drawing ;
autocad ; t ; AutoCAD, Auto CAD, Autodesk AutoCAD, AutoCAD 2D, AutoCAD 3D, AutoCAD LT ; ; cad, technical-drawing, revit ;
autocad-electrical ; t ; AutoCAD Electrical ; ; autocad, electrical-schematics ;
autocad-plant-3d ; t ; AutoCAD Plant 3D ; ; autocad, piping-design ;
autolisp ; h ; AutoLISP ; ; autocad ; lisp
solidworks ; t ; SolidWorks, Solid Works, Dassault SolidWorks ; ; cad, 3d-modeling, mechanical-design ; solid-edge
solid-edge ; t ; Solid Edge, SolidEdge ; ; cad, mechanical-design ; solidworks
catia ; t ; CATIA, CATIA V5, CATIA V6, 3DEXPERIENCE ; ; cad, mechanical-design ;
siemens-nx ; t ; Siemens NX, NX CAD, Unigraphics, UG NX ; ; cad, cam ;
creo ; t ; PTC Creo, Creo Parametric, Pro/ENGINEER, Pro-E ; ; cad ;
inventor ; t ; Autodesk Inventor, Inventor (CAD), Inventor Professional ; ; cad, mechanical-design ;
fusion-360 ; t ; Fusion 360, Autodesk Fusion 360, Autodesk Fusion ; ; cad, cam ; oracle-fusion
onshape ; t ; Onshape ; ; cad ;
freecad ; t ; FreeCAD ; ; cad ;
draftsight ; t ; DraftSight ; ; cad ;
bricscad ; t ; BricsCAD ; ; cad ;
zwcad ; t ; ZWCAD ; ; cad ;
gstarcad ; t ; GstarCAD ; ; cad ;
microstation ; t ; MicroStation, Bentley MicroStation ; ; cad ;
rhino ; t ; Rhinoceros, Rhino 3D, Rhinoceros 3D ; ; 3d-modeling, grasshopper ;
grasshopper ; t ; Grasshopper, Grasshopper 3D, diseño paramétrico ; Grasshopper, Grasshopper 3D, parametric design ; rhino ;
3d-modeling ; h ; modelado 3D, modelización 3D, modelado tridimensional, diseño 3D ; 3D modelling, 3D modeling, 3D design, 3D models ; blender, solidworks ;
technical-drawing ; h ; dibujo técnico, delineación, elaboración de planos, planos técnicos, delineante, levantamiento de planos, planos constructivos ; technical drawing, drafting, draughting, engineering drawings, technical drawings, drawing up plans ; autocad, blueprint-reading ;
blueprint-reading ; h ; interpretación de planos, lectura de planos, lectura e interpretación de planos, interpretación de planos técnicos, lectura de planos mecánicos ; blueprint reading, reading blueprints, reading technical drawings, interpreting drawings, interpreting blueprints, reading engineering drawings, plan reading ; technical-drawing ;
gd-and-t ; h ; tolerancias geométricas y dimensionales, GD&T, acotación y tolerancias, tolerancias geométricas ; geometric dimensioning and tolerancing, GD&T, tolerancing ; metrology ;
finite-element-analysis ; h ; análisis por elementos finitos, elementos finitos, FEM, FEA, cálculo por elementos finitos, método de los elementos finitos ; finite element analysis, FEA, FEM, finite element method, finite element modelling ; ansys, structural-calculation ;
ansys ; t ; ANSYS, ANSYS Mechanical, ANSYS Workbench ; ; finite-element-analysis, cfd ;
ansys-fluent ; t ; ANSYS Fluent ; ; ansys, cfd ;
abaqus ; t ; Abaqus ; ; finite-element-analysis ;
nastran ; t ; Nastran, MSC Nastran ; ; finite-element-analysis ;
patran ; t ; Patran, MSC Patran ; ; nastran ;
hypermesh ; t ; HyperMesh, Altair HyperWorks ; ; finite-element-analysis ;
comsol ; t ; COMSOL, COMSOL Multiphysics ; ; finite-element-analysis ;
ls-dyna ; t ; LS-DYNA ; ; finite-element-analysis ;
cfd ; h ; dinámica de fluidos computacional, CFD, simulación de fluidos ; computational fluid dynamics, CFD, fluid simulation ; ansys, openfoam ;
openfoam ; t ; OpenFOAM ; ; cfd ;
star-ccm ; t ; STAR-CCM+ ; ; cfd ;
simulink ; t ; Simulink, MATLAB/Simulink ; ; matlab, control-engineering ;
moldflow ; t ; Moldflow, Autodesk Moldflow ; ; injection-moulding ;
rapid-prototyping ; h ; prototipado rápido, prototipado, fabricación de prototipos, construcción de prototipos ; rapid prototyping, prototyping, prototype development, building prototypes ; 3d-printing ; ui-prototyping
3d-printing ; h ; impresión 3D, fabricación aditiva, impresoras 3D, manufactura aditiva ; 3D printing, additive manufacturing, 3D printers ; rapid-prototyping, slicing-software ;
slicing-software ; t ; Ultimaker Cura ; Ultimaker Cura ; 3d-printing ;
prusaslicer ; t ; PrusaSlicer ; ; 3d-printing ;
3d-scanning ; h ; escaneo 3D, escáner láser 3D, digitalización 3D, nube de puntos ; 3D scanning, laser scanning, 3D laser scanning, point clouds ; reverse-engineering ;
reverse-engineering ; h ; ingeniería inversa ; reverse engineering ; 3d-scanning ; malware-analysis

[mechanical-engineering]
mechanical-engineering ; h ; ingeniería mecánica ; mechanical engineering ; mechanical-design, thermodynamics ;
mechanical-design ; h ; diseño mecánico, diseño de máquinas, diseño de piezas, diseño de maquinaria, cálculo de elementos de máquinas ; mechanical design, machine design, part design, machinery design, design of mechanical components ; solidworks, catia ;
product-design-engineering ; h ; diseño de producto industrial, desarrollo de producto, diseño industrial, ingeniería de producto, diseño y desarrollo de producto ; product development, product engineering, industrial design, new product development, NPD, product design and development ; mechanical-design, rapid-prototyping ; digital-product-design
mould-design ; h ; diseño de moldes, diseño de moldes de inyección, diseño de matrices ; mould design, mold design, injection mould design, die design, tool design ; injection-moulding ;
sheet-metal-design ; h ; diseño de chapa, desarrollo de chapa ; sheet metal design ; sheet-metal-work ;
tooling-design ; h ; diseño de utillajes, utillajes, diseño de útiles ; tooling design, fixture design, jigs and fixtures ; mechanical-design ;
thermodynamics ; h ; termodinámica, transferencia de calor, ingeniería térmica ; thermodynamics, heat transfer, thermal engineering ; mechanical-engineering ;
fluid-mechanics ; h ; mecánica de fluidos, hidrodinámica ; fluid mechanics, fluid dynamics, hydrodynamics ; cfd ;
strength-of-materials ; h ; resistencia de materiales, mecánica de materiales, elasticidad y resistencia de materiales ; strength of materials, mechanics of materials ; structural-calculation ;
materials-science ; h ; ciencia de materiales, ingeniería de materiales, selección de materiales ; materials science, materials engineering, material selection ; metallurgy ;
composites ; h ; materiales compuestos, composites, laminado de composites ; composite materials, composites, composite lay-up ; materials-science ;
fibreglass ; h ; fibra de vidrio, laminado en fibra de vidrio ; fibreglass, fiberglass ; composites ;
carbon-fibre ; h ; fibra de carbono ; carbon fibre, carbon fiber ; composites ;
vibration-analysis ; h ; análisis de vibraciones, medición de vibraciones, análisis vibracional ; vibration analysis, vibration monitoring ; predictive-maintenance ;
acoustics ; h ; acústica, ingeniería acústica, mediciones acústicas, aislamiento acústico ; acoustics, acoustic engineering, noise measurement, sound insulation, NVH ; noise-control ;
piping-design ; h ; diseño de tuberías, piping, isométricos, trazado de tuberías ; piping design, piping, piping isometrics ; autocad-plant-3d, pipefitting ;
pid-diagrams ; h ; P&ID, diagramas P&ID ; P&ID, P&IDs, piping and instrumentation diagrams ; piping-design ;
pressure-equipment ; h ; equipos a presión, recipientes a presión, aparatos a presión ; pressure equipment, pressure vessels ; piping-design ;
asme ; h ; código ASME, ASME ; ASME code, ASME ; pressure-equipment ;
aerospace-engineering ; h ; ingeniería aeroespacial, ingeniería aeronáutica, aeronáutica, aerodinámica ; aerospace engineering, aeronautical engineering, aeronautics, aerodynamics ; composites ;
naval-engineering ; h ; ingeniería naval, construcción naval, arquitectura naval ; naval engineering, naval architecture, shipbuilding, marine engineering ; mechanical-engineering ;
automotive-engineering ; h ; ingeniería de automoción, ingeniería automotriz ; automotive engineering, vehicle engineering ; mechanical-design ;
systems-engineering ; h ; ingeniería de sistemas ; systems engineering ; requirements-analysis ;
sysml ; h ; SysML ; ; systems-engineering ;
mbse ; h ; MBSE, ingeniería de sistemas basada en modelos ; MBSE, model-based systems engineering ; systems-engineering ;
value-engineering ; h ; ingeniería de valor, análisis de valor, reducción de costes de producto ; value engineering, value analysis, design to cost, DFMA, design for manufacturing ; product-design-engineering ;
project-engineering ; h ; ingeniería de proyectos, redacción de proyectos técnicos, proyectos de ingeniería, elaboración de proyectos técnicos, memorias técnicas ; project engineering, engineering projects, technical project documentation ; technical-drawing ;
industrial-facilities ; h ; instalaciones industriales, proyectos de instalaciones, diseño de instalaciones ; industrial facilities design, building services engineering, MEP, MEP design, building services ; hvac, electrical-installations ;
ce-marking ; h ; marcado CE, directiva de máquinas, expediente técnico, homologación de máquinas ; CE marking, Machinery Directive, technical file, machine safety, UKCA marking ; product-certification ;
product-certification ; h ; certificación de producto, homologación de productos, homologaciones ; product certification, type approval, homologation ; ce-marking ;
patents-technical ; h ; vigilancia tecnológica, búsqueda de patentes ; technology watch, patent searching, patent search ; research-and-development ;
research-and-development ; h ; I+D, I+D+i, investigación y desarrollo, proyectos de I+D ; research and development, R&D, R&D projects ; project-engineering ;

[electrical-and-electronics]
electrical-engineering ; h ; ingeniería eléctrica, electrotecnia ; electrical engineering ; electrical-installations, power-systems ; electronic-engineering
electronic-engineering ; h ; ingeniería electrónica, electrónica, electrónica industrial ; electronic engineering, electronics, electronics engineering, industrial electronics ; circuit-design, embedded-systems ; electrical-engineering
circuit-design ; h ; diseño de circuitos, diseño electrónico, circuitos electrónicos, diseño de hardware, diseño de circuitos electrónicos ; circuit design, electronic design, electronic circuits, hardware design, analog design, analogue design ; pcb-design ;
pcb-design ; h ; diseño de PCB, diseño de placas de circuito impreso, PCB, circuitos impresos, layout de PCB ; PCB design, printed circuit boards, PCB, PCB layout, circuit board design ; altium, kicad ;
altium ; t ; Altium Designer, Altium ; ; pcb-design ;
kicad ; t ; KiCad ; ; pcb-design ;
eagle-pcb ; t ; EAGLE PCB, Autodesk EAGLE ; ; pcb-design ;
orcad ; t ; OrCAD, Cadence OrCAD ; ; pcb-design ;
cadence-allegro ; t ; Cadence Allegro ; ; pcb-design ;
proteus ; t ; Proteus (electrónica), Proteus Design Suite ; Proteus (electronics), Proteus Design Suite ; circuit-design ;
multisim ; t ; Multisim, NI Multisim ; ; circuit-design ;
spice-simulation ; t ; PSpice, SPICE ; ; circuit-design ;
ltspice ; t ; LTspice ; ; circuit-design ;
cadence-virtuoso ; t ; Cadence Virtuoso, Cadence ; ; asic-design ;
synopsys ; t ; Synopsys ; ; asic-design ;
asic-design ; h ; diseño de chips, microelectrónica, diseño ASIC, diseño VLSI, semiconductores ; chip design, microelectronics, ASIC design, VLSI, VLSI design, semiconductors ; verilog ;
power-electronics ; h ; electrónica de potencia, convertidores de potencia, variadores de frecuencia, variadores de velocidad ; power electronics, power converters, variable frequency drives, VFD, variable speed drives ; electric-motors ;
digital-electronics ; h ; electrónica digital, electrónica analógica, sistemas digitales ; digital electronics, analog electronics, analogue electronics, digital systems ; fpga ;
signal-processing ; h ; procesamiento de señales, tratamiento de señales, procesado de señal, DSP, procesado digital de señal ; signal processing, digital signal processing, DSP ; matlab ;
embedded-systems ; h ; sistemas embebidos, sistemas empotrados, firmware, desarrollo de firmware, software embebido ; embedded systems, embedded software, firmware, firmware development, embedded programming, embedded development ; c-language, microcontrollers, real-time-systems ;
microcontrollers ; h ; microcontroladores, microprocesadores, AVR, programación de microcontroladores ; microcontrollers, microprocessors, AVR, microcontroller programming ; embedded-systems, arduino ;
stm32 ; t ; STM32 ; ; microcontrollers ;
esp32 ; t ; ESP32 ; ; microcontrollers ;
arm-cortex ; h ; ARM Cortex, arquitectura ARM ; ARM Cortex, ARM architecture ; microcontrollers ;
arduino ; t ; Arduino ; ; microcontrollers, raspberry-pi ;
raspberry-pi ; t ; Raspberry Pi ; ; arduino, linux ;
embedded-linux ; t ; Linux embebido, Embedded Linux ; Embedded Linux, Buildroot ; embedded-systems, linux ;
yocto ; t ; Yocto, Yocto Project ; ; embedded-linux ;
fpga ; h ; FPGA, FPGAs ; ; vhdl, verilog ;
vivado ; t ; Vivado, Xilinx Vivado, Xilinx ; ; fpga ;
quartus ; t ; Quartus, Intel Quartus, Altera ; ; fpga ;
can-bus ; h ; bus CAN, CAN bus, CANopen, protocolo CAN, LIN bus ; CAN bus, CANopen, CAN protocol, LIN bus ; embedded-systems, automotive-electronics ;
serial-protocols ; h ; protocolos serie, RS-232, RS-485, UART, bus SPI ; serial communication protocols, RS-232, RS-485, UART, SPI bus ; embedded-systems ;
i2c ; h ; I2C ; ; serial-protocols ;
autosar ; h ; AUTOSAR ; ; automotive-electronics ;
functional-safety ; h ; seguridad funcional ; functional safety ; autosar ;
iso-26262 ; h ; ISO 26262 ; ; functional-safety ;
iec-61508 ; h ; IEC 61508 ; ; functional-safety ;
emc-testing ; h ; compatibilidad electromagnética, ensayos EMC, CEM ; electromagnetic compatibility, EMC, EMC testing, EMI ; product-certification ;
soldering-electronics ; h ; soldadura electrónica, soldadura de componentes, soldadura SMD, soldadura con estaño, soldadura blanda, soldadura de componentes electrónicos ; soldering, electronic soldering, SMD soldering, hand soldering, PCB soldering, IPC-A-610 ; electronic-assembly ; welding
electronic-assembly ; h ; montaje electrónico, ensamblaje electrónico, montaje SMT, montaje de placas electrónicas, SMT ; electronic assembly, PCB assembly, SMT assembly, SMT, surface mount technology ; soldering-electronics ;
electronic-repair ; h ; reparación electrónica, reparación de equipos electrónicos, reparación de placas electrónicas, diagnóstico electrónico ; electronics repair, electronic repair, circuit board repair, electronic troubleshooting ; soldering-electronics, multimeter ;
multimeter ; t ; multímetro, polímetro, uso de multímetro, tester eléctrico ; multimeter, multimeters, electrical testing equipment ; oscilloscope ;
oscilloscope ; t ; osciloscopio, osciloscopios, analizador de espectro ; oscilloscope, oscilloscopes, spectrum analyser, spectrum analyzer ; multimeter ;
sensors-instrumentation ; h ; sensores, transductores, adquisición de datos, sensórica ; sensors, transducers, data acquisition, DAQ ; industrial-instrumentation ;
labview ; t ; LabVIEW, NI LabVIEW, National Instruments ; ; sensors-instrumentation ;
biomedical-engineering ; h ; ingeniería biomédica, electromedicina, mantenimiento de equipos médicos, equipos de electromedicina, bioingeniería ; biomedical engineering, medical equipment maintenance, biomedical equipment, clinical engineering, bioengineering ; electronic-repair ;

[automation-and-robotics]
industrial-automation ; h ; automatización industrial, automatismos, automatización de procesos industriales, automatización, automatismos industriales ; industrial automation, process automation, automation engineering, factory automation, automation ; plc-programming, scada, industrial-instrumentation ; rpa, test-automation
control-engineering ; h ; ingeniería de control, teoría de control, control PID, control automático, regulación automática, control de procesos ; control engineering, control systems, PID control, automatic control, process control ; industrial-automation ;
plc-programming ; h ; programación de PLC, PLC, autómatas programables, programación de autómatas, PLCs, programación PLC, autómatas ; PLC programming, PLC, PLCs, programmable logic controllers ; siemens-tia-portal, scada ;
siemens-tia-portal ; t ; TIA Portal, Siemens TIA Portal ; ; plc-programming, siemens-s7 ;
siemens-s7 ; t ; Siemens S7, Step 7, S7-300, S7-1200, S7-1500, SIMATIC, PLC Siemens ; Siemens S7, Step 7, S7-300, S7-1200, S7-1500, SIMATIC, Siemens PLC, Siemens PLCs ; plc-programming ;
allen-bradley ; t ; Allen-Bradley, Rockwell Automation, RSLogix, Studio 5000, ControlLogix ; ; plc-programming ;
schneider-plc ; t ; PLC Schneider, Unity Pro, Modicon, EcoStruxure Control Expert ; Schneider PLC, Unity Pro, Modicon, EcoStruxure Control Expert ; plc-programming ;
omron ; t ; Omron, PLC Omron, Sysmac Studio, CX-Programmer ; Omron, Omron PLC, Sysmac Studio, CX-Programmer ; plc-programming ;
codesys ; t ; CODESYS ; ; plc-programming ;
beckhoff ; t ; Beckhoff, TwinCAT ; ; plc-programming ;
ladder-logic ; h ; lenguaje de contactos, programación ladder, IEC 61131-3, ladder, Grafcet ; ladder logic, ladder programming, IEC 61131-3, ladder diagram, Grafcet ; plc-programming ;
scada ; h ; SCADA, sistemas SCADA, supervisión SCADA ; SCADA, SCADA systems ; wincc, hmi ;
hmi ; h ; HMI, pantallas HMI, programación HMI, interfaz hombre-máquina ; HMI, HMI screens, HMI programming, human-machine interface ; scada ;
wincc ; t ; WinCC, Siemens WinCC ; ; scada ;
wonderware ; t ; Wonderware, InTouch, AVEVA ; ; scada ;
ignition-scada ; t ; Ignition (SCADA), Inductive Automation Ignition ; ; scada ;
dcs ; h ; DCS, sistemas de control distribuido, Honeywell DCS, DeltaV ; DCS, distributed control systems, distributed control system, DeltaV ; scada ;
industrial-communications ; h ; comunicaciones industriales, buses de campo, AS-i ; industrial communications, fieldbus, EtherNet/IP ; plc-programming ;
profibus ; h ; Profibus ; ; industrial-communications ;
profinet ; h ; Profinet ; ; industrial-communications ;
modbus ; h ; Modbus ; ; industrial-communications ;
opc-ua ; h ; OPC UA, OPC ; ; industrial-communications ;
ethercat ; h ; EtherCAT ; ; industrial-communications ;
industrial-instrumentation ; h ; instrumentación industrial, instrumentación, instrumentación y control, instrumentista industrial ; industrial instrumentation, instrumentation and control, I&C, instrumentation ; calibration, control-engineering ;
industrial-robotics ; h ; robótica industrial, programación de robots, robots industriales, brazos robóticos ; industrial robotics, robot programming, industrial robots, robotic arms ; abb-robots, kuka, fanuc-robots ;
robotics ; h ; robótica ; robotics ; ros, industrial-robotics ; rpa
ros ; t ; ROS, Robot Operating System, ROS2 ; ; robotics ;
abb-robots ; t ; robots ABB, ABB RobotStudio, RobotStudio ; ABB robots, ABB RobotStudio, RobotStudio ; industrial-robotics ;
kuka ; t ; KUKA, robots KUKA ; KUKA, KUKA robots ; industrial-robotics ;
fanuc-robots ; t ; robots Fanuc, Fanuc Robotics ; Fanuc robots, Fanuc Robotics ; industrial-robotics ;
universal-robots ; t ; Universal Robots, cobots, robots colaborativos ; Universal Robots, cobots, collaborative robots ; industrial-robotics ;
machine-vision-systems ; t ; sistemas de visión industrial, inspección por visión artificial ; industrial vision systems, vision inspection ; computer-vision ;
cognex ; t ; Cognex ; ; machine-vision-systems ;
keyence ; t ; Keyence ; ; machine-vision-systems ;
agv ; h ; AGV, vehículos de guiado automático, AMR ; AGV, automated guided vehicles, AMR, autonomous mobile robots ; industrial-robotics, automated-warehouses ;
mechatronics ; h ; mecatrónica ; mechatronics ; industrial-automation, robotics ;
pneumatics ; h ; neumática, sistemas neumáticos, circuitos neumáticos, electroneumática ; pneumatics, pneumatic systems, electropneumatics, pneumatic circuits ; hydraulics-industrial ; tyre-fitting
hydraulics-industrial ; h ; oleohidráulica, hidráulica industrial, sistemas hidráulicos, circuitos hidráulicos, hidráulica y neumática, electrohidráulica ; industrial hydraulics, hydraulic systems, hydraulics, hydraulic circuits, hydraulics and pneumatics ; pneumatics ;
motion-control ; h ; servomotores, control de movimiento, servoaccionamientos ; servo motors, motion control, servo drives ; power-electronics ;
commissioning ; h ; puesta en marcha, puesta en marcha de instalaciones, puesta en servicio, puesta en marcha de maquinaria, commissioning ; commissioning, start-up of equipment, plant commissioning, equipment commissioning, machine commissioning ; industrial-automation ;
industry-4-0 ; h ; Industria 4.0, fábrica inteligente, industria conectada ; Industry 4.0, smart manufacturing, smart factory ; iot, industrial-automation ;
digital-twins ; h ; gemelo digital, gemelos digitales ; digital twin, digital twins ; industry-4-0 ;
eplan ; t ; EPLAN, EPLAN Electric P8 ; ; electrical-schematics ;
`);
